const NAME = 'invite_id'

/** A base for paths of ours, which have none. */
const BASE = 'http://path.invalid'

/**
 * Takes the secret of a school's invitation out of what is stored with a login link. Only its hash
 * may be stored, so the secret goes with the mailed link and nowhere else.
 * @param returnTo a path of ours
 */
export const splitSecret = (asked: {
	returnTo: string | undefined
	secret: string | undefined
}): { returnTo: string | undefined; secret: string | undefined } => {
	const { returnTo } = asked
	if (!returnTo || !URL.canParse(returnTo, BASE)) return asked
	const url = new URL(returnTo, BASE)
	const secret = asked.secret ?? url.searchParams.get(NAME) ?? undefined
	if (!url.searchParams.has(NAME)) return { returnTo, secret }
	url.searchParams.delete(NAME)
	return { returnTo: returnTo.split('?')[0]! + url.search + url.hash, secret }
}

/** The part of the mailed link that carries the secret; empty without one. */
export const secretQuery = (secret: string | undefined): string =>
	secret ? `&${NAME}=${encodeURIComponent(secret)}` : ''
