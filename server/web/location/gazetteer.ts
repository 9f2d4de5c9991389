import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type GazetteerPlace, readGazetteerLine } from './places.rules.ts'

const unpack = promisify(gunzip)

let places: Promise<readonly GazetteerPlace[]> | undefined

const read = async () => {
	const packed = await readFile(new URL('./gazetteer.tsv.gz', import.meta.url))
	const text = (await unpack(packed)).toString('utf8')
	return text.trim().split('\n').map(readGazetteerLine)
}

/**
 * Cities and towns, the largest first: those of India with 30,000 people or more and their
 * postcode, large ones of the world. Read when it is first asked. Made from GeoNames
 * (https://www.geonames.org, CC BY 4.0).
 */
export const gazetteer = (): Promise<readonly GazetteerPlace[]> => {
	places ??= read()
	return places
}
