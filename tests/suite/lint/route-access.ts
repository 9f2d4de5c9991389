import { staffRoles } from '#domain/people/staff-roles.rules.ts'

/** Folders whose layout lets in an account, and of these a point of contact alone. */
const LAYOUTS = /^src\/routes\/(_signed-in|institutional-partner)\//

/** Pages that search engines leave out although a visitor may see them, with the reason. */
const FOR_VISITORS = new Map([
	['cart.tsx', 'a visitor fills a cart too'],
	['certificate/$id.tsx', 'whoever has the address may check a certificate'],
	['community/post/$slug.tsx', 'the page of a post that was removed'],
	['login/index.tsx', 'where one signs in'],
	['login/link.tsx', 'where one signs in'],
	['tpo-2025/$token.tsx', 'the invitation in the address is the permission'],
	['value-partner.tsx', 'a page of text for all but partners'],
])

/** Ways to ask for the viewer that belong to layouts, to -access and to the root alone. */
const OWN_WAYS = /\b(accountQuery|waitForSession|usePresence|SignInGate|SchoolGate)\b/
const MAY_ASK =
	/^src\/routes\/(-access\/|__root\.tsx$|_signed-in\/(profile\/_school\/)?route\.tsx$)/

const CONTACTS = ['main_poc', 'additional_main_poc']
const STAFF: readonly string[] = staffRoles

const isPage = (file: string) =>
	file.endsWith('.tsx') && !/\/(-|__root)/.test(file) && !file.endsWith('/route.tsx')

/** Returns the address of a route's file, without folders that add nothing to it. */
const addressOf = (file: string) =>
	file.replace('src/routes', '').replaceAll(/\/(_[^/]*|\([^/]*\))(?=\/)/g, '')

/** Names of queries that a file imports. */
const queriesIn = (text: string) =>
	[...text.matchAll(/import \{([^}]+)\} from '#features\/[^']+\.quer(?:y|ies)\.ts'/g)].flatMap(
		([, names]) => [...names!.matchAll(/\b(\w+Query)\b/g)].map(([, name]) => name!),
	)

/** Returns the place of a page by the roles that its facts ask for; null is any. */
const placeFor = (roles: readonly string[]) => {
	if (roles.length === 0) return null
	if (roles.every((role) => CONTACTS.includes(role))) return 'below _school'
	return roles.every((role) => STAFF.includes(role)) ? 'in the desk' : null
}

/**
 * Returns the pages that are outside of the layout that their facts need, and the files that ask
 * for the viewer past `useAccess` and the layouts, as sentences (26.4).
 * @param files texts of src/routes by path
 * @param rolesOf roles that the contract asks for the call of a query; empty if it is for everybody
 */
export const faultsOfRoutes = (
	files: ReadonlyMap<string, string>,
	rolesOf: (query: string) => readonly string[],
): string[] =>
	[...files].flatMap(([file, text]) => {
		const faults: string[] = []
		if (OWN_WAYS.test(text) && !MAY_ASK.test(file))
			faults.push(
				`${file} asks for ${OWN_WAYS.exec(text)![1]}: use useAccess or the layout’s context`,
			)
		if (!isPage(file)) return faults
		const isPrivate = /\bnoindex: true\b/.test(text) || addressOf(file).startsWith('/profile/')
		if (isPrivate && !LAYOUTS.test(file) && !FOR_VISITORS.has(file.slice('src/routes/'.length)))
			faults.push(`${file} is a page of an account and below no layout that asks to sign in`)
		for (const query of queriesIn(text)) {
			const place = placeFor(rolesOf(query))
			if (place && !(place === 'below _school' && file.includes('/_school/')))
				faults.push(`${file} reads ${query}, so it belongs ${place}`)
		}
		return faults
	})
