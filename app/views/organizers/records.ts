import type { ExportedEvent, OrganizerRecords } from "#db/queries/organizers/records";

/** What people entered, without internal columns. */
export function viewOrganizerRecords({ organizer, series, calendars, team, pictures, forms, hosts }: OrganizerRecords) {
  const {
    seq: _seq,
    search_text: _text,
    search_name: _name,
    name_key: _key,
    facet: _facet,
    fact_facets: _factFacets,
    family: _family,
    square: _square,
    ...profile
  } = organizer;
  return {
    organizer: profile,
    series,
    hosts,
    drafts_and_templates: forms.map(({ preview_token: _token, created_by: _author, ...form }) => form),
    calendars,
    team: team.map(({ token_hash: _hash, expires_at: _expires, invited_by: _inviter, ...member }) => member),
    pictures: pictures.map(({ id, width, height, created_at }) => ({
      address: `/images/${id}`,
      width,
      height,
      created_at,
    })),
  };
}

export function viewExportedEvent({
  seq: _seq,
  search_text: _text,
  facets: _facets,
  fact_facets: _factFacets,
  sort_key: _key,
  ...event
}: ExportedEvent) {
  return event;
}
