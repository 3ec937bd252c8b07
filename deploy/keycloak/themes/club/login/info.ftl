<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
<#if section = "header"><#if messageHeader??>${kcSanitize(msg("${messageHeader}"))?no_esc}<#else>${message.summary}</#if>
<#elseif section = "form">
<#if messageHeader??><p>${message.summary}<#if requiredActions??><#list requiredActions>: <#items as action>${kcSanitize(msg("requiredAction.${action}"))?no_esc}<#sep>, </#items></#list></#if></p></#if>
<#if !skipLink??>
<#if pageRedirectUri?has_content><@layout.wayBack pageRedirectUri msg("toFrontPage") />
<#elseif actionUri?has_content><@layout.wayBack actionUri msg("proceedWithAction") />
<#elseif (client.baseUrl)?has_content><@layout.wayBack client.baseUrl msg("toFrontPage") />
</#if>
</#if>
</#if>
</@layout.registrationLayout>
