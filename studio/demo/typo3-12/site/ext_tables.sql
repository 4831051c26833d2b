CREATE TABLE tx_news_domain_model_news (
  alpenrose_anlass smallint DEFAULT 0 NOT NULL,
  alpenrose_ort varchar(255) DEFAULT '' NOT NULL
);
