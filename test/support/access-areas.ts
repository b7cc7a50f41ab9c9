/** The routes of each file of test/routes/access; all others are visitors'. */
export const AREAS = {
  staff: /^\/(admin|debug)/,
  organizer: /^\/(dashboard|onboarding|invitation|organizer\/:organizerId\/team)/,
  program: /^\/(api|feeds|sitemap|robots|llms|healthz|map|tiles|images|mail)|\.ics$/,
};

export const isForVisitors = (route: string) => !Object.values(AREAS).some((area) => area.test(route));
