/** Which side of the product somebody is on. */
export type SchoolModeInput = {
	roles: readonly string[]
	/** The school's side was kept by the browser. */
	kept: boolean
}

export type SchoolModeContext = SchoolModeInput

export type SchoolModeEvent =
	/** The switch of the header was pressed on a path of this site. */
	| { type: 'mode.switched'; path: string }
	/** Another tab switched. */
	| { type: 'mode.observed'; school: boolean }

export type SchoolModeEffects = {
	/** Keeps the side over reloads; everything that depends on it follows. */
	storeMode: (_: unknown, params: { school: boolean }) => void
	goTo: (_: unknown, params: { path: string }) => void
}
