const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}

/** Text made safe for HTML content and quoted attributes. */
export const escapeHtml = (value: unknown): string =>
	String(value ?? '').replace(/[&<>"']/g, (c) => entities[c]!)
