/** Content of a page that is not rendered; `text` and `head` are HTML. */
export type PlainPage = { title?: string; text: string; head?: string }

/**
 * Returns a page without scripts, styled by public/plain.css, for use where no page can be
 * rendered.
 */
export const plainPage = ({ title = 'Sorry', text, head = '' }: PlainPage): string =>
	`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/plain.css">${head}<title>${title}</title></head><body><main><h1>${title}</h1>${text}</main></body></html>`
