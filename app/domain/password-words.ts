/** What Norwegians, and church people among them, take first when they need a password. */
export const COMMON_PASSWORD_WORDS = `
  passord password hemmelig secret velkommen welcome admin bruker user login qwerty test hallo hello hei letmein
  norge norway oslo bergen trondheim stavanger viking fotball football brann rosenborg liverpool arsenal chelsea manchester
  sommer vinter høst vår summer winter spring autumn januar februar mars april mai juni juli august september oktober november
  desember mandag tirsdag onsdag torsdag fredag lørdag søndag monday sunday jul påske pinse
  kjærlighet love elsker elskerdeg iloveyou mamma pappa familie family baby hund katt hest dragon monkey sunshine prinsesse
  master shadow superman batman pokemon starwars internet computer ostekake sjokolade banan
  jesus kristus christ gud god herre bibel bible kirke kirken church menighet menigheten gudstjeneste halleluja hallelujah amen
  salme bønn tro håp nåde frelser hellig himmel engel angel peter paulus maria johannes david daniel andreas martin thomas
  anders ole kari anne ingrid marie kristian christian michael samling bedehus prest pastor speider
`
  .trim()
  .split(/\s+/);
