/**
 * A repository's configuration for the atlas: the default export of `atlas.config.ts` (or `.js`,
 * `.mjs`) at its root. Paths and globs are relative to that file. Everything may be left out.
 */
export type AtlasConfig = {
	/**
	 * Files that export machines or models of machines; by default `*.machine.ts`, `*Machine.ts`,
	 * `machine.ts` and `*.model.ts` (or .js). A model takes precedence over its machine.
	 */
	machines?: readonly string[]
	/** Folders that machines import beside their own; an earlier revision is read with its own. */
	shared?: readonly string[]
	/**
	 * Where requirements are written down, and how one is recognised: the pattern has the flags `gm`
	 * and two groups, the id and its text. Without it no id is checked.
	 */
	requirements?: { file: string; pattern?: RegExp }
	/**
	 * Folders of what a person has reviewed of each machine: its table of steps and its description.
	 * Without it neither is checked.
	 */
	reviewed?: { tables: string; descriptions: string }
	/** The folder of the tests whose titles name requirements. */
	tests?: string
	/**
	 * The folder of browser drivers, `<machine>.driver.ts`, and the module whose export `test` has
	 * their steps; the atlas's own test without one.
	 */
	drivers?: { folder: string; test?: string }
	/**
	 * The page: what the product is called, the module whose export `journeys` reads recorded
	 * journeys, and whether the product tells what it does.
	 */
	page?: { title?: string; journeys?: string; live?: boolean }
	/** The folder of `<noun>.notes.md`: what people remark on states, shown on the page. */
	notes?: string
	/**
	 * A JSON file with the links between machines and the journeys over them (`links`, `journeys`),
	 * for the map.
	 */
	map?: string
	/**
	 * Recorded or made-up journeys by machine: what `check` replays and what `--weight usage` counts.
	 */
	journeys?: string
}
