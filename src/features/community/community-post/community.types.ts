import type { components } from '#openapi/v1.gen.ts'

export type Post = components['schemas']['CommunityPost']
export type Comment = components['schemas']['CommunityComment']
export type Group = components['schemas']['CommunityGroup']
export type Report = components['schemas']['CommunityReport']
