/** Not with the front page's texts, which browsers load. */
export const homeHeadMessages = {
  title: "Samling – finn gudstjenester, konserter og samlinger nær deg",
  description:
    "Gudstjenester, bønnemøter, konserter, ungdomskvelder og konferanser i hele Norge, fra folkekirke, bedehus og frikirke.",
  titleNear: (place: string) => `Arrangementer nær ${place}`,
};
