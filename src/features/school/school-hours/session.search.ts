import { page, readSearchBy } from '#api/search-fields.ts'

/** Which page of the teachers' names the form of a session shows. */
export type SessionSearch = { names?: number | undefined }

export const readSessionSearch = readSearchBy({ names: page })
