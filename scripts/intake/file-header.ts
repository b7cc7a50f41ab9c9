/** The address of a file that workerd cannot read. */
export const FILE_HEADER = "X-Intake-File";
