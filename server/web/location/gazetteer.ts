import { readFile } from 'node:fs/promises'
import { type GazetteerPlace, readGazetteerLine } from '#server/web/location/places.rules.ts'

let places: Promise<readonly GazetteerPlace[]> | undefined

const read = async () => {
  const text = await readFile(new URL('./gazetteer.tsv', import.meta.url), 'utf8')
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
