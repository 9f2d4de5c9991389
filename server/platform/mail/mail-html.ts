import type { MailBlock } from '#domain/people/mail-text.rules.ts'
import { escapeHtml } from '#server/platform/rendering/html.ts'

const font =
	"font:16px/1.6 'Noto Sans','Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"

const linked = (line: string) =>
	escapeHtml(line).replace(
		/https?:\/\/[^\s<]+/g,
		(url) => `<a href="${url}" style="color:#0f5f66">${url}</a>`,
	)

const paragraph = (lines: readonly string[]) =>
	`<p style="margin:0 0 16px">${lines.map(linked).join('<br>')}</p>`

/** A button that mail programs without padding of links show too: the cell has the colour. */
const button = (label: string, url: string) =>
	`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td style="background:#0f5f66;border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

/** Words of the link that leads to where mails of a kind are switched off (29.14). */
export const switchOff = {
	en: 'Switch off reminders and reports',
	hi: 'याद दिलाने वाले मेल और रिपोर्ट बंद करें',
}

type Place = {
	brand: string
	origin: string
	language: 'en' | 'hi'
	/** The address at which mails of this kind are switched off; null where they are not. */
	off: string | null
}

const small = (label: string, url: string) =>
	` · <a href="${escapeHtml(url)}" style="color:#4a556d">${escapeHtml(label)}</a>`

/** A mail as HTML: the shop's name above, paragraphs, buttons, and where it comes from. */
export const mailHtml = (
	{ subject, blocks }: { subject: string; blocks: readonly MailBlock[] },
	{ brand, origin, language, off }: Place,
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4efe4;color:#15212c;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 12px;font-size:20px;font-weight:bold;color:#0f5f66">${escapeHtml(brand)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e2dccf;border-radius:12px;padding:28px 24px 12px">${blocks
	.map((block) =>
		block.kind === 'button' ? button(block.label, block.url) : paragraph(block.lines),
	)
	.join('')}</td></tr>
<tr><td style="padding:12px 4px;font-size:13px;color:#4a556d">${escapeHtml(brand)}${small(origin.replace(/^https?:\/\//, ''), origin)}${off ? small(switchOff[language], off) : ''}</td></tr>
</table></td></tr></table></body></html>`
