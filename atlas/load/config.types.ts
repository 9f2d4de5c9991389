/**
 * What a repository tells the atlas about itself: the default export of `atlas.config.ts` (or `.js`, `.mjs`) at its root. Paths and globs
 * are relative to that file. Everything may be left out.
 */
export type AtlasConfig = {
  /** Files that export machines or models of machines; `**\/*.{machine,model}.{ts,js}` unless told otherwise. A model goes before its machine. */
  machines?: readonly string[]
  /**
   * Where requirements are written down, and how one is recognised: the pattern has the flags `gm` and two groups, the id and its text.
   * Without it no id is checked.
   */
  requirements?: { file: string; pattern?: RegExp }
  /** Folders of what a person has reviewed of each machine: its table of steps and its description. Without it neither is checked. */
  reviewed?: { tables: string; descriptions: string }
  /** The folder of the tests whose titles name requirements. */
  tests?: string
  /** The module whose export `drivers` has one browser driver a machine, and the module that runs written paths with them. */
  drivers?: { file: string; runSuite: string }
  /** The page: what the product is called, the module whose export `journeys` reads recorded journeys, and whether the product tells what it does. */
  page?: { title?: string; journeys?: string; live?: boolean }
  /** Recorded or made-up journeys by machine: what `check` replays and what `--weight usage` counts. */
  journeys?: string
}
