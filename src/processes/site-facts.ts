/** The shop's settings (NAV-09, PRI-02), as pages are rendered from them. */
export type SiteFacts = {
	/** The shop's name in each language (DSK-01). */
	brand: { en: string; hi: string }
	/** The languages of its pages (DSK-01). */
	languages: ('en' | 'hi')[]
	/** Address of the AI co-pilot, a separate site. */
	copilotUrl: string
	/** Profiles by the name of the network. */
	social: Record<string, string>
	/** Where the shop's apps are offered; null where there is none. */
	apps: { android: string | null; ios: string | null }
	/** The code that invitations of the shop itself carry. */
	referralCode: string
	contact: {
		email: string
		phone: string
		address: string
		/** The grievance officer's name. */
		officer: string
		officerEmail: string
	}
}
