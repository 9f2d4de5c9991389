CREATE TABLE "text_page" (
	"language" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_page_language_name_pk" PRIMARY KEY("language","name")
);
