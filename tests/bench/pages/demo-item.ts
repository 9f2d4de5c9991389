import { random } from '#atlas/graph/paths/random.ts'
import { productPath } from '#domain/web/navigation.rules.ts'
import type { Card } from '#openapi/v1.gen.ts'

/** The path of one item of the catalogue, chosen by a seed among those below /learning. */
export const findItem = async (origin: string, seed: number): Promise<string> => {
	const answer = await fetch(`${origin}/v1/learning/all?limit=50`)
	const { data } = (await answer.json()) as { data: Card[] }
	const paths = data.map(productPath).filter((path) => path.startsWith('/learning/'))
	return paths[Math.floor(random(seed)() * paths.length)]!
}
