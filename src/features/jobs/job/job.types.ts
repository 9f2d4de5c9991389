import type { components } from '#openapi/v1.gen.ts'

export type JobCardData = components['schemas']['JobCard']

export type JobData = components['schemas']['Job']

export type JobApplicationData = components['schemas']['JobApplication']
