/** Every shipped text of each language, fetched when it is asked for. */
const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })

/** Returns the shipped text of a page; null when there is none of that name. */
export const readSource = async (language: string, name: string): Promise<string | null> =>
	(await sources[`./texts/${language}/${name}.md`]?.()) ?? null
