/** The colours of pictures by role; every pair of text and ground is AA. */
export const palette = {
	light: {
		paper: '#FBF8F1',
		raised: '#FFFFFF',
		ink: '#15212C',
		muted: '#47535E',
		line: '#857F72',
		selected: '#00686C',
		added: '#2B6B2F',
		removed: '#B3301B',
		changed: '#6A4700',
		busy: '#3E3C9A',
		'busy-soft': '#E6E6F7',
		failed: '#B3301B',
		'failed-soft': '#FBE7E1',
		happy: '#2B6B2F',
		'happy-soft': '#E3F1E0',
	},
	dark: {
		paper: '#0F171E',
		raised: '#17222B',
		ink: '#EFEAE0',
		muted: '#B2BCC4',
		line: '#74828D',
		selected: '#55C4BF',
		added: '#8CCF8A',
		removed: '#FF9380',
		changed: '#F8CB73',
		busy: '#A9A8F5',
		'busy-soft': '#2A2A57',
		failed: '#FF9380',
		'failed-soft': '#43201A',
		happy: '#8CCF8A',
		'happy-soft': '#1A361D',
	},
} as const

export type Theme = keyof typeof palette
export type Role = keyof (typeof palette)['light']

/** Returns true if a value of a look names a colour of the palette. */
export const isRole = (value: string): value is Role => Object.hasOwn(palette.light, value)
