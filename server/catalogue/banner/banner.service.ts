import { isDeepStrictEqual } from 'node:util'
import {
	type BannerTerms,
	type BannerWords,
	bannerFaultsOf,
	bannerStateOf,
	MOST_BANNERS,
} from '#domain/catalogue/banner.rules.ts'
import type { Banner, DeskBanner as View } from '#openapi/v1.gen.ts'
import { recordAct } from '#server/people/audit/audit.service.ts'
import type { Account } from '#server/platform/contract/account.ts'
import type { Db } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { indiaDayOf } from '#server/platform/india-days.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import * as store from './banner.store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const termsOf = (row: store.BannerRow, place: number): BannerTerms => ({
	...{ en: row.en, hi: row.hi, target: row.target, tone: row.tone, place },
	...{ from: row.shownFrom, until: row.shownUntil, is_hidden: row.hiddenAt !== null },
})

/** Every banner with its place; places count from 1. */
const readAll = async (db: Db, now: Date): Promise<View[]> =>
	(await store.findBanners(db)).map((row, index) => {
		const terms = termsOf(row, index + 1)
		return { id: row.id, state: bannerStateOf(terms, indiaDayOf(now)), terms }
	})

const trimmed = ({ title, text, label }: BannerWords): BannerWords => ({
	...{ title: title.trim(), text: text.trim(), label: label.trim() },
})

/** The columns of a banner but its place. */
export const columnsOf = (terms: BannerTerms, now: Date) => ({
	...{ en: trimmed(terms.en), hi: trimmed(terms.hi), target: terms.target.trim() },
	...{ tone: terms.tone, shownFrom: terms.from, shownUntil: terms.until },
	hiddenAt: terms.is_hidden ? now : null,
})

/** @throws Problem 409 banner-invalid with the fields */
const requireFit = (terms: BannerTerms): void => {
	const fields = bannerFaultsOf(terms)
	if (fields.length > 0) throw new Problem(409, 'banner-invalid', fields.join(', '), { fields })
}

/** Gives a banner its place and numbers the others around it. */
const place = async (tx: Db, id: string, wanted: number, now: Date): Promise<View> => {
	const others = (await store.findBanners(tx)).map((row) => row.id).filter((one) => one !== id)
	const ids = others.toSpliced(wanted - 1, 0, id)
	for (const [position, one] of ids.entries()) await store.writeBanner(tx, one, { position })
	return (await readAll(tx, now)).find((one) => one.id === id)!
}

/** The columns of a banner that the audit log shows. */
const stateOf = ({ en, target, from, until, place: at, is_hidden: isHidden }: BannerTerms) => ({
	...{ title: en.title, text: en.text, label: en.label, target, from, until },
	...{ place: at, is_hidden: isHidden },
})

/** CAT-05: the banners that are shown today, in their order and in a language. */
export const listBanners = async (
	{ db, clock }: Needs,
	{ language = 'en' }: { language?: 'en' | 'hi' },
): Promise<{ data: Banner[] }> => {
	const shown = (await readAll(db, clock())).filter(({ state }) => state === 'shown')
	return {
		data: shown.map(({ id, terms }) => ({
			...{ id, target: terms.target, tone: terms.tone },
			...(terms[language].title === '' ? terms.en : terms[language]),
		})),
	}
}

/** 28.3: every banner in its order. */
export const listDeskBanners = async ({ db, clock }: Needs): Promise<{ data: View[] }> => ({
	data: await readAll(db, clock()),
})

/**
 * 28.3: makes a banner.
 * @throws Problem 409 banner-invalid with the fields, banners-too-many
 */
export const createBanner = ({ db, clock }: Needs, me: Account, terms: BannerTerms) =>
	db.transaction(async (tx): Promise<View> => {
		const now = clock()
		await store.lockBanners(tx)
		requireFit(terms)
		if ((await store.findBanners(tx)).length >= MOST_BANNERS)
			throw new Problem(409, 'banners-too-many')
		const id = await store.insertBanner(tx, { ...columnsOf(terms, now), position: 0 })
		const view = await place(tx, id, terms.place, now)
		const act = { operation: 'createBanner', subject: { kind: 'banner', id } }
		const after = stateOf(view.terms)
		await recordAct(tx, { actorId: me.id, ...act, before: {}, after }, now)
		return view
	})

/** @throws Problem 404 not-found */
const requireBanner = async (tx: Db, id: string, now: Date): Promise<View> => {
	const known = (await readAll(tx, now)).find((one) => one.id === id)
	if (!known) throw new Problem(404, 'not-found')
	return known
}

/**
 * 28.3: changes a banner.
 * @throws Problem 404 not-found; 409 banner-changed if the terms are not those that the person saw,
 * banner-invalid with the fields
 */
export const changeBanner = (
	{ db, clock }: Needs,
	me: Account,
	id: string,
	{ before, terms }: { before: BannerTerms; terms: BannerTerms },
) =>
	db.transaction(async (tx): Promise<View> => {
		const now = clock()
		await store.lockBanners(tx)
		const known = await requireBanner(tx, id, now)
		if (!isDeepStrictEqual(known.terms, before)) throw new Problem(409, 'banner-changed')
		requireFit(terms)
		await store.writeBanner(tx, id, columnsOf(terms, now))
		const view = await place(tx, id, terms.place, now)
		const act = { operation: 'changeBanner', subject: { kind: 'banner', id } }
		const states = { before: stateOf(before), after: stateOf(view.terms) }
		await recordAct(tx, { actorId: me.id, ...act, ...states }, now)
		return view
	})

/** 28.3: deletes a banner. @throws Problem 404 not-found */
export const removeBanner = ({ db, clock }: Needs, me: Account, id: string) =>
	db.transaction(async (tx): Promise<undefined> => {
		const now = clock()
		await store.lockBanners(tx)
		const { terms } = await requireBanner(tx, id, now)
		await store.deleteBanner(tx, id)
		const act = { operation: 'removeBanner', subject: { kind: 'banner', id } }
		await recordAct(tx, { actorId: me.id, ...act, before: stateOf(terms), after: {} }, now)
	})
