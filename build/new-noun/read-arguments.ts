import type { NewNoun } from './noun-files.ts'

const AREAS = ['people', 'catalogue', 'learning', 'shop', 'school', 'community', 'jobs', 'web']
const USAGE = 'npm run new -- noun shop/gift-card GFT-01'
const NAME = /^[a-z]+(-[a-z]+)*$/
const REQUIREMENT = /^[A-Z]{3}-\d\d$/

/** A request that cannot be fulfilled; the message says why. */
export class Refusal extends Error {}

/**
 * Reads the arguments of `npm run new`: `noun`, area and name, and the requirement that it meets.
 * @param exists whether a path is there
 * @throws Refusal
 */
export const newNounOf = (
	[kind, place = '', requirement = '']: readonly string[],
	exists: (path: string) => boolean,
): NewNoun => {
	if (kind !== 'noun') throw new Refusal(`Write what is new, for example: ${USAGE}`)
	const [area = '', noun = '', ...rest] = place.split('/')
	if (!AREAS.includes(area) || rest.length > 0)
		throw new Refusal(`Write one of the areas ${AREAS.join(', ')}, for example: ${USAGE}`)
	if (!NAME.test(noun))
		throw new Refusal(`Write the noun in small letters and hyphens, for example: ${USAGE}`)
	if (!REQUIREMENT.test(requirement))
		throw new Refusal(`Write the requirement that it meets, for example: ${USAGE}`)
	if (exists(`machines/${area}/${noun}`))
		throw new Refusal(`The folder machines/${area}/${noun} exists.`)
	return { area, noun, requirement }
}
