/**
 * The block of each subject: SVG in a box of 100 by 100, drawn with `currentColor` (ink of the
 * block) and `--gap` (what the carver took away).
 */
export const motifs: Record<string, (gap: string) => string> = {
	English: (gap) =>
		`<path d="M8 24c16-8 30-6 42 4 12-10 26-12 42-4v54c-16-8-30-6-42 4-12-10-26-12-42-4z"/><path d="M50 30v50M18 38c8-3 16-2 23 2M18 52c8-3 16-2 23 2M59 40c7-4 15-5 23-2M59 54c7-4 15-5 23-2" stroke="${gap}" stroke-width="4" fill="none"/>`,
	Hindi: (gap) =>
		`<circle cx="50" cy="50" r="44"/><path d="M22 30h56M64 30v44M28 42c14-6 22 2 14 10-4 4-10 3-10 3s18-1 16 12c-2 10-16 10-20 2M48 55h16" stroke="${gap}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
	Mathematics: (gap) =>
		`<path d="M50 4 96 50 50 96 4 50z"/><circle cx="50" cy="50" r="26" fill="${gap}"/><path d="M50 26 71 62H29z"/><circle cx="50" cy="51" r="6" fill="${gap}"/>`,
	Science: (gap) =>
		`<path d="M38 6h24v6h-4v26l28 46c4 7 0 12-8 12H22c-8 0-12-5-8-12l28-46V12h-4z"/><path d="M32 66h36l12 20H20z" fill="${gap}"/><circle cx="44" cy="76" r="4"/><circle cx="58" cy="80" r="3"/>`,
	Physics: (gap) =>
		`<circle cx="50" cy="50" r="46"/><g fill="none" stroke="${gap}" stroke-width="4"><ellipse cx="50" cy="50" rx="40" ry="14"/><ellipse cx="50" cy="50" rx="40" ry="14" transform="rotate(60 50 50)"/><ellipse cx="50" cy="50" rx="40" ry="14" transform="rotate(120 50 50)"/></g><circle cx="50" cy="50" r="7" fill="${gap}"/>`,
	Chemistry: (gap) =>
		`<path d="M50 3 91 26v48L50 97 9 74V26z"/><path d="M50 20 76 35v30L50 80 24 65V35z" fill="none" stroke="${gap}" stroke-width="5"/><circle cx="50" cy="50" r="13" fill="none" stroke="${gap}" stroke-width="4"/>`,
	Biology: (gap) =>
		`<path d="M50 4c34 22 38 60 0 92C12 64 16 26 50 4z"/><path d="M50 18v70M50 40 34 30M50 40l16-10M50 56 31 45M50 56l19-11M50 72 36 62M50 72l14-10" stroke="${gap}" stroke-width="4" fill="none"/>`,
	'Social Science': (gap) =>
		`<path d="M10 96V44C10 20 30 4 50 4s40 16 40 40v52z"/><path d="M26 96V50c0-14 10-24 24-32 14 8 24 18 24 32v46z" fill="${gap}"/><path d="M38 96V58c0-8 5-14 12-19 7 5 12 11 12 19v38z"/>`,
	EVS: (gap) =>
		`<circle cx="50" cy="40" r="22"/><g stroke="currentColor" stroke-width="6" stroke-linecap="round"><path d="M50 4v8M14 40h8M78 40h8M25 15l5 5M75 15l-5 5"/></g><path d="M4 72c12-10 20-10 31 0s19 10 30 0 19-10 31 0v10c-12-10-20-10-31 0s-19 10-30 0-19-10-31 0z"/><circle cx="50" cy="40" r="9" fill="${gap}"/>`,
	'Computer Science': (gap) =>
		`<rect x="6" y="14" width="88" height="72" rx="8"/><path d="M34 36 20 50l14 14M66 36l14 14-14 14M56 30 44 70" stroke="${gap}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
	'Art Education': (gap) =>
		`<g>${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M50 50C34 36 36 14 50 4c14 10 16 32 0 46z" transform="rotate(${turn} 50 50)"/>`).join('')}</g><circle cx="50" cy="50" r="11" fill="${gap}"/><circle cx="50" cy="50" r="5"/>`,
	'Physical Education': (gap) =>
		`<circle cx="50" cy="50" r="45"/><path d="m50 28 20 15-8 24H38l-8-24z" fill="${gap}"/><path d="M50 28V6M70 43l20-8M62 67l13 18M38 67 25 85M30 43l-20-8" stroke="${gap}" stroke-width="4"/>`,
	'Early Years': (gap) =>
		`<path d="M50 4 88 44 50 78 12 44z"/><path d="M50 10v62M16 44h68" stroke="${gap}" stroke-width="4"/><path d="M50 78c10 6-10 10 0 18" stroke="currentColor" stroke-width="5" fill="none"/><path d="m44 88-12 6 2-12zM56 88l12 6-2-12z"/>`,
	'Special Education': (gap) =>
		`<circle cx="36" cy="50" r="32"/><circle cx="64" cy="50" r="32"/><path d="M50 22a32 32 0 0 1 0 56 32 32 0 0 1 0-56z" fill="${gap}"/><circle cx="50" cy="50" r="8"/>`,
	'Classroom and School': (gap) =>
		`<path d="M50 6c22 0 28 18 28 36 0 16 4 24 12 30v8H10v-8c8-6 12-14 12-30C22 24 28 6 50 6z"/><path d="M40 84h20c0 8-4 12-10 12s-10-4-10-12z"/><path d="M34 40c0-12 4-20 14-22M26 64h48" stroke="${gap}" stroke-width="4" fill="none"/>`,
}
