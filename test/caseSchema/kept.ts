/** Where the published schemas are kept. */

export const SCHEMA_FILE = 'src/formats/case/case.schema.json';
export const ORGANISATION_SCHEMA_FILE = 'organisations/organisation.schema.json';
