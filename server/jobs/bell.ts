/** A sleep that can be ended early. A call outside a sleep ends the next sleep, so that none is lost. */
export class Bell {
  #rung = false;
  #end: (() => void) | null = null;

  get isRung(): boolean {
    return this.#rung;
  }

  ring(): void {
    this.#rung = true;
    this.#end?.();
  }

  async sleep(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, milliseconds);
        this.#end = () => {
          clearTimeout(timer);
          done();
        };
      });
    }
    this.#end = null;
    this.#rung = false;
  }
}
