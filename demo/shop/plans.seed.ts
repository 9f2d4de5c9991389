import { seedId } from '../seed-id.ts'

const off = (discount: number) => ({ additional_purchases: { discount } })

/**
 * The plans: one free, one that lowers further purchases by 20 %, one that a school gives its
 * teachers (SPC benefits).
 */
export const planRows = [
	{
		id: seedId('plan', 'free'),
		slug: 'free',
		name: 'Vidya Free',
		isFree: true,
		price: 0,
		offered: false,
		benefits: {
			self_paced: off(0),
			live_training: off(0),
			expert_masterclass: off(0),
			tq: { included: 1 },
		},
	},
	{
		id: seedId('plan', 'plus'),
		slug: 'plus',
		name: 'Vidya Plus',
		isFree: false,
		price: 299900,
		benefits: {
			self_paced: off(20),
			certification: off(20),
			bundle: off(20),
			live_training: { included: 1, ...off(20) },
			expert_masterclass: { included: 1, ...off(20) },
			tq: { included: 3, ...off(20) },
		},
	},
	{
		id: seedId('plan', 'institution'),
		slug: 'institution',
		name: 'Vidya for Schools',
		isFree: false,
		forSchools: true,
		price: 9999900,
		benefits: {
			self_paced: { included: 10, ...off(20) },
			live_training: { included: 2, ...off(10) },
			expert_masterclass: { included: 1, ...off(10) },
			tq: { included: 10, ...off(50) },
		},
	},
]
