/** Minutes between the right password and the second step of signing in. */
export const SECOND_STEP_MINUTES = 10;
