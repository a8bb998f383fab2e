/** Questions of which only the newest counts: whoever waits for an answer learns whether it came too late. */
export class Newest {
  #asked = 0;

  /** Puts a new question in place of those before; what it returns says whether it is still the newest. */
  ask(): () => boolean {
    const asked = ++this.#asked;
    return () => asked === this.#asked;
  }

  /** Lets go of whatever is being asked. */
  drop(): void {
    this.#asked++;
  }
}
