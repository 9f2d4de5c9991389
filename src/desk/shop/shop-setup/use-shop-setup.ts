import { useQueryClient } from '@tanstack/react-query'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readStored, writeStored } from '#api/versioned-storage.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.rules.ts'
import { shopSetupMachine } from '#machines/shop/shop-setup/shop-setup.machine.ts'
import { unstored } from '#machines/shop/shop-setup/shop-setup.rules.ts'
import type { SetupFacts } from '#machines/shop/shop-setup/shop-setup.types.ts'
import { provided } from '#processes/provided.ts'
import { factsOf, shopSetupActors } from './shop-setup.actors.ts'
import type { ShopSetup } from './shop-setup.queries.ts'

export type ShopSetupRef = ActorRefFrom<typeof shopSetupMachine>

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const readKept = (key: string, { settings }: ShopSetup): Partial<ShopSettings> => {
	const kept = readStored(key)
	if (typeof kept !== 'object' || kept === null) return {}
	const known = Object.entries(kept).filter(([name]) => name in settings)
	return Object.fromEntries(known.filter(isText))
}

/** Runs the set-up; what is typed and not stored stays in this browser, under the account. */
export const useShopSetup = (setup: ShopSetup, accountId: string): ShopSetupRef => {
	const queryClient = useQueryClient()
	const key = `vidya.setup.${accountId}`
	const [machine] = useState(() =>
		provided(shopSetupMachine, () => ({
			actors: shopSetupActors(queryClient),
			actions: {
				storeDraft: (_: unknown, { draft, facts }: { draft: ShopSettings; facts: SetupFacts }) => {
					const left = unstored(draft, facts)
					writeStored(key, Object.keys(left).length > 0 ? left : null)
				},
			},
		})),
	)
	return useActorRef(machine, { input: { facts: factsOf(setup), kept: readKept(key, setup) } })
}
