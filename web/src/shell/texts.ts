/** Texts in Fluent, and how they write the numbers they are given. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, FluentVariable>;

export function bundle(code: string, text: string): FluentBundle {
  // All five languages run from left to right, so values need no isolation.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(text))) console.error(error);
  return made;
}

/** The minus sign, where a computer writes a hyphen. */
export const minus = (text: string): string => text.replace('-', '−');

class Below extends FluentNumber {
  override toString(...within: Parameters<FluentNumber['toString']>): string {
    return minus(super.toString(...within));
  }
}

/** Values as a text takes them: numbers below zero with their minus sign. */
const written = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' && value < 0 ? new Below(value) : value]));

export function format(from: FluentBundle, id: string, values?: Values): string | null {
  const message = from.getMessage(id);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = from.formatPattern(message.value, values ? written(values) : null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}
