import { expect, test } from 'vitest'
import { isArrowKey, nearestTowards } from '#ui/action/nearest-towards.ts'

const places = [
	{ id: 'here', lat: 13, lng: 77 },
	{ id: 'north', lat: 14, lng: 77.5 },
	{ id: 'far north', lat: 16, lng: 77 },
	{ id: 'east', lat: 13.5, lng: 78 },
	{ id: 'west', lat: 13, lng: 75 },
]
const towards = (key: string) =>
	isArrowKey(key) && (nearestTowards(places, places[0]!, key)?.id ?? null)

test('LOC-01 an arrow key leads to the nearest place that lies in its direction, never to the same one', () => {
	expect(['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'Enter'].map(towards)).toEqual([
		'north',
		'east',
		'west',
		null,
		false,
	])
})

test('LOC-01 far from the equator a degree of longitude is shorter than one of latitude', () => {
	const near = [
		{ id: 'one degree east', lat: 60, lng: 1 },
		{ id: 'most of a degree north-east', lat: 60.7, lng: 1 },
	]
	const from = { lat: 60, lng: 0 }
	expect(nearestTowards(near, from, 'ArrowRight')?.id).toBe('one degree east')
	expect(nearestTowards(near, from, 'ArrowUp')?.id).toBe('most of a degree north-east')
})
