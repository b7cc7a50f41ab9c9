/** Of a response that is a file which workerd cannot read: its address. */
export const FILE_HEADER = "X-Intake-File";
