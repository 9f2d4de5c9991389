/**
 * What the server says of a file that is none of these, letter by letter as the specification has
 * it (PRF-05).
 */
export const REFUSED_TYPE = 'Invalid file type. Please upload a .jpg, .jpeg, or .png file.'
