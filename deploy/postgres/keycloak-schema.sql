create schema if not exists keycloak;
