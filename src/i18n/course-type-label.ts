import { m } from '#i18n/messages'

const labels: Record<string, () => string> = {
	self_paced: m.resource_type_self_paced,
	webinar: m.resource_type_webinar,
	micro_resource: m.resource_type_micro_resource,
	certification: m.resource_type_certification,
	live_training: m.resource_type_live_training,
	expert_masterclass: m.resource_type_expert_masterclass,
	affiliated_product: m.resource_type_affiliated_product,
	bundle: m.resource_type_bundle,
	plan: m.resource_type_plan,
}

/** Returns the name of a course type; unknown types keep the server's own name. */
export const courseTypeLabel = (type: string, name = type): string => labels[type]?.() ?? name
