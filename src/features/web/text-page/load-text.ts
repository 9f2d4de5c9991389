import { brand } from '#i18n/brand.ts'
import { getLocale } from '#i18n/runtime'
import { parseText } from './parse-text.ts'
import type { Text } from './text-page.types.ts'

/** Every text of each language, fetched when its page is asked for. */
const sources = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })

/** The text of a page in the language of the visitor; null when there is none of that name. */
export const loadText = async (name: string): Promise<Text | null> => {
  const read = sources[`./texts/${getLocale()}/${name}.md`]
  return read ? parseText((await read()).replaceAll('{brand}', brand())) : null
}
