/** What the server says of a file that is none of these, letter by letter as the specification has it (PRF-05). */
export const REFUSED_TYPE = 'Invalid file type. Please upload a .jpg, .jpeg, or .png file.'

/** Whether a file's name ends as a picture's does; what is in it is looked at besides. */
export const isPictureName = (name: string): boolean => /\.(jpe?g|png)$/i.test(name)
