export const homeHeadMessages = {
  title: "Samling – finn gudstenester, konsertar og samlingar nær deg",
  description:
    "Gudstenester, bønemøte, konsertar, ungdomskveldar og konferansar i heile Noreg, frå folkekyrkje, bedehus og frikyrkje.",
  titleNear: (place: string) => `Arrangement nær ${place}`,
};
