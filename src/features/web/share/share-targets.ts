type Target = { id: string; name: string; href: (url: string, text: string) => string }

const linkTo = (base: string, params: Record<string, string>) =>
	`${base}?${new URLSearchParams(params)}`

/** Where a link can be shared (SHR-01). */
export const shareTargets: readonly Target[] = [
	{
		id: 'facebook',
		name: 'Facebook',
		href: (u) => linkTo('https://www.facebook.com/sharer/sharer.php', { u }),
	},
	{ id: 'x', name: 'X', href: (url, text) => linkTo('https://x.com/intent/post', { url, text }) },
	{
		id: 'whatsapp',
		name: 'WhatsApp',
		href: (url, text) => linkTo('https://wa.me/', { text: `${text} ${url}` }),
	},
	{
		id: 'linkedin',
		name: 'LinkedIn',
		href: (url) => linkTo('https://www.linkedin.com/sharing/share-offsite/', { url }),
	},
	{
		id: 'telegram',
		name: 'Telegram',
		href: (url, text) => linkTo('https://t.me/share/url', { url, text }),
	},
]
