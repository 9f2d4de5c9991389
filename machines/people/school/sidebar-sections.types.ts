export type SidebarSectionsContext = {
	/** The ids of the sections that are unfolded. */
	open: readonly string[]
}

/** `open`: what the browser kept from before. */
export type SidebarSectionsInput = { open: readonly string[] }

export type SidebarSectionsEvent =
	| { type: 'section.toggled'; section: string }
	/** A page is shown; `sections` are its sections, outermost first. */
	| { type: 'place.observed'; sections: readonly string[] }

export type SidebarSectionsEffects = {
	/** Keeps which sections are unfolded for the next visit. */
	storeSections: (_: unknown, params: { open: readonly string[] }) => void
}
