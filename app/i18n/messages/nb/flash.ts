/** Why somebody was sent here from elsewhere; the keys are the values of `?melding=`. */
export default {
  arrangement: "Vi fant ikke arrangementet. Det kan være tatt bort, eller lenken er feil.",
  menighet: "Vi fant ikke menigheten. Den kan være tatt bort, eller lenken er feil.",
  forlatt: "Du er ikke lenger med i teamet.",
  arrangementfeil: "Vi fikk ikke vist arrangementet. Prøv igjen om litt.",
  menighetfeil: "Vi fikk ikke vist menigheten. Prøv igjen om litt.",
};
