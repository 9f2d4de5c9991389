/** The server's message for other file types, exactly as the specification words it (PRF-05). */
export const REFUSED_TYPE = 'Invalid file type. Please upload a .jpg, .jpeg, or .png file.'
