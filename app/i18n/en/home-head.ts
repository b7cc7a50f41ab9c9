export const homeHeadMessages = {
  title: "Samling – church services, concerts and gatherings near you",
  description:
    "Church services, prayer meetings, concerts, youth evenings and conferences all over Norway, from every kind of congregation.",
  titleNear: (place: string) => `Events near ${place}`,
};
