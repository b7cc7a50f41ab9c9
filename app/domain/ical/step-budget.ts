/** How many steps something may still take. Budgets can share a purse that all of them are paid from. */
export class StepBudget {
  spent = 0;

  constructor(
    private readonly limit: number,
    private readonly purse: StepBudget | null = null,
  ) {}

  get isSpent(): boolean {
    return this.spent > this.limit || (this.purse?.isSpent ?? false);
  }

  /** Takes some steps; false where that was more than there were. */
  spend(steps = 1): boolean {
    this.spent += steps;
    this.purse?.spend(steps);
    return !this.isSpent;
  }
}
