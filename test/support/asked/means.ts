/** What a word for a kind asks for, in a title, a tag or its type (see Asked); festivals are full of concerts. */
export const SERVICE = /type:service|gudst(?:j)?en|messe/i;
export const CONCERT = /type:concert|konsert|festival/i;
export const PRAYER = /type:prayer|bøn/i;
export const YOUTH = /type:youth|ungdom|\bung\b|tenklubb|konfirmant/i;

/** The same in any text. */
export const FOR_CHILDREN =
  /fact:for_children|fact:childrens_church|barn|born|baby|knøtt|familie|family|child|småsild/i;
export const FAMILY_SERVICE = /famil|barn|born|supersøndag|4-årsbok|child/i;
export const BABY = /baby|knøtt|småbarn|de minste|null til tre/i;
export const SUNDAY_SCHOOL = /søndagsskole|barnekirke|fact:childrens_church|barna får|borna får|children's church/i;
export const SENIORS = /fact:for_seniors|formiddagstreff|hyggetreff|tirsdagstreff|eldre|pensjonist|senior/i;
export const ENGLISH = /language:en|interpretation:en|engelsk|english|international/i;
export const SPANISH = /language:es|spansk|español|culto/i;
export const SAMI = /language:se|samisk/i;
export const FREE_CHURCH = /family:free_church|frikirke/i;
export const PENTECOSTAL = /pinsekirke|pinsemenighet/i;
export const CATHOLIC = /family:catholic|katolsk/i;
export const STUDENTS = /student/i;
export const COMMUNION = /fact:communion|nattverd/i;
