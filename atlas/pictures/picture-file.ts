/**
 * Where pictures of the product are kept: a folder a machine, a picture and its address a state.
 */
export const picturesFolder = '.cache/atlas/pictures'

/** The name of a state's file. */
export const fileOf = (state: string): string => encodeURIComponent(state).replaceAll('%', '_')
