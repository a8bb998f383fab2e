/** A described feature in a link. */
import { Ask, Wrong, type Described } from './description';
import { answer } from './desk';

/** What a link describes, or null where the desk cannot read it. */
export function described(text: string): Described | null {
  try {
    const told = JSON.parse(text) as Described;
    try {
      answer(told);
    } catch (error) {
      // What is left out, or too large for the rest, can be put right in the form.
      if (!(error instanceof Ask || (error instanceof Wrong && error.fault !== 'description'))) return null;
    }
    return told;
  } catch {
    return null;
  }
}
