import { offsetAt } from "./days-and-moments";

/** A moment of which date-fns reads the Norwegian clock. Its own asks the platform four times for each text. */
class InNorway extends Date {
  /** As UTC it shows what clocks in Norway do. */
  private get shown(): Date {
    return new Date(this.getTime() + offsetAt(this.getTime()));
  }
  override getFullYear(): number {
    return this.shown.getUTCFullYear();
  }
  override getMonth(): number {
    return this.shown.getUTCMonth();
  }
  override getDate(): number {
    return this.shown.getUTCDate();
  }
  override getDay(): number {
    return this.shown.getUTCDay();
  }
  override getHours(): number {
    return this.shown.getUTCHours();
  }
  override getMinutes(): number {
    return this.shown.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.shown.getUTCSeconds();
  }
  override getTimezoneOffset(): number {
    return -offsetAt(this.getTime()) / 60_000;
  }
}

/** To be read and formatted; apart from the clock, which browsers know as well. */
export const inNorway = (moment: Date): Date => new InNorway(moment.getTime());
