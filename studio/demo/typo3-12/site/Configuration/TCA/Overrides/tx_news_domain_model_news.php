<?php
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

// What agencies add to news for an agenda: a switch, and two fields that it shows.
ExtensionManagementUtility::addTCAcolumns('tx_news_domain_model_news', [
    'alpenrose_anlass' => ['label' => 'Anlass', 'onChange' => 'reload', 'config' => ['type' => 'check', 'renderType' => 'checkboxToggle']],
    'alpenrose_ende' => ['label' => 'Ende', 'displayCond' => 'FIELD:alpenrose_anlass:=:1', 'config' => ['type' => 'datetime']],
    'alpenrose_ort' => ['label' => 'Ort', 'displayCond' => 'FIELD:alpenrose_anlass:=:1', 'config' => ['type' => 'input']],
]);
ExtensionManagementUtility::addToAllTCAtypes('tx_news_domain_model_news', 'alpenrose_anlass,alpenrose_ende,alpenrose_ort', '', 'before:bodytext');
