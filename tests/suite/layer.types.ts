/** A command of the suite. */
export type Layer = {
  name: string
  /** Program and arguments; programs of `node_modules/.bin` are found by their name. */
  command: string[]
  /** How many cores it keeps busy: as many layers run side by side as the machine has cores. All of them unless told otherwise. */
  cores?: number
  /** A file that says how many tests passed and failed; without it the command is one test. */
  report?: string
  /** After how many minutes it is stopped and has failed; 15 unless told otherwise. */
  minutes?: number
  env?: Record<string, string>
}
