/**
 * A colour for light and for dark; the browser picks by `color-scheme`, so the system's wish holds
 * before any script runs.
 */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

const teal = { light: '#00686C', dark: '#55C4BF' }
const indigo = { light: '#3E3C9A', dark: '#A9A8F5' }

/**
 * `base` is the teachers' side, `_school` the schools' side: the colour shows the current side
 * (HDR-14).
 */
const sided = (teacher: [string, string], school: [string, string]) => ({
	value: {
		base: `light-dark(${teacher[0]}, ${teacher[1]})`,
		_school: `light-dark(${school[0]}, ${school[1]})`,
	},
})

/**
 * Semantic colours. Contrast on every background they are used on, light / dark: ink 15.4 / 15.1,
 * muted 6.7 / 8.1, primary 5.6 / 7.7, primary.on on primary 6.6 / 7.5, gold.ink 7.3 / 8.4, red 5.3
 * / 6.7, leaf 5.5 / 7.2, control (borders) 3.4 / 4.1.
 */
export const colours = {
	paper: { DEFAULT: pair('#FBF8F1', '#0F171E'), sunken: pair('#F2ECE0', '#0A1117') },
	raised: pair('#FFFFFF', '#17222B'),
	ink: { DEFAULT: pair('#15212C', '#EFEAE0'), muted: pair('#47535E', '#B2BCC4') },
	line: pair('#E3DCCD', '#2A3843'),
	control: pair('#857F72', '#74828D'),
	primary: {
		DEFAULT: sided([teal.light, teal.dark], [indigo.light, indigo.dark]),
		hover: sided(['#005357', '#7AD6D1'], ['#312F80', '#C2C1FA']),
		on: pair('#FFFFFF', '#04272A'),
		soft: sided(['#DCEFED', '#12393C'], ['#E6E6F7', '#2A2A57']),
		ink: sided(['#00575B', '#8FDEDA'], ['#35338A', '#C9C8FB']),
	},
	gold: {
		DEFAULT: { value: '#F3AE2B' },
		on: { value: '#15212C' },
		soft: pair('#FCEFD0', '#40300E'),
		ink: pair('#6A4700', '#F8CB73'),
	},
	red: { DEFAULT: pair('#B3301B', '#FF9380'), soft: pair('#FBE7E1', '#43201A') },
	leaf: { DEFAULT: pair('#2B6B2F', '#8CCF8A'), soft: pair('#E3F1E0', '#1A361D') },
	veil: pair('rgb(21 33 44 / 0.55)', 'rgb(0 0 0 / 0.65)'),
}
